import type { BriefDeps } from './deps.ts';

/** Stops a brief by the link in its mail, whoever is signed in. A stopped brief stays stopped. */
export async function stopBrief({ people, clock }: Pick<BriefDeps, 'people' | 'clock'>, id: string): Promise<void> {
  await people
    .updateTable('brief')
    .set({ stopped_at: new Date(clock.now()) })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .execute();
}
