import type { BriefDeps } from './deps.ts';

/** From a mail of it, whoever is signed in; what was stopped before stays so. */
export async function stopBrief({ people, clock }: Pick<BriefDeps, 'people' | 'clock'>, id: string): Promise<void> {
  await people
    .updateTable('brief')
    .set({ stopped_at: new Date(clock.now()) })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .execute();
}
