import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sharingEndpoints } from '#contract/endpoints/sharing.ts';
import { isProblemCode } from '#contract/problem.ts';
import { type ScheduledExport, SHARE_KINDS, type Share } from '#contract/sharing/share.ts';
import { ask } from '../../api/client.ts';
import { EndableList } from '../../components/list/endable-list.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/page/header.tsx';
import { SectionCard } from '../../components/page/section-card.tsx';
import { useNow } from '../../features/period/use-now.ts';
import { useRelativeTime } from '../../features/period/use-relative-time.ts';
import { scheduledExportsQuery, sharesQuery, sharingKey } from '../../features/sharing/sharing-queries.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** What I share with others, and the lists that are mailed to me. */
export function SharingPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const shares = useQuery(sharesQuery());
  const exports = useQuery(scheduledExportsQuery());
  const shareFacts = useShareFacts();
  const exportFacts = useExportFacts();
  const now = useNow();
  const usedOf = (used: number, limit: number) =>
    t('sharing.used', { used: format.count(used), limit: format.count(limit) });
  const inactiveOf = ({ inactiveReason }: Pick<Share, 'inactiveReason'>) =>
    inactiveReason === null ? null : t('sharing.beyondPlan');
  const problemOf = ({ problem, inactiveReason }: ScheduledExport) => {
    const isKnown = problem !== null && isProblemCode(problem);
    const notSent = isKnown ? t('sharing.exports.notSent', { why: t(`error.${problem}.title`) }) : null;
    return inactiveOf({ inactiveReason }) ?? notSent;
  };
  const waiting = <Skeleton variant="rounded" height={72} />;
  return (
    <>
      <PageHeader title={t('sharing.title')} description={t('sharing.description')} />
      <Stack sx={{ gap: 3, maxWidth: 1100 }}>
        {SHARE_KINDS.map((kind) => (
          <SectionCard key={kind} title={t(`sharing.${kind}.title`)} description={t(`sharing.${kind}.description`)}>
            <Loaded source={shares} waiting={waiting}>
              {({ items, limits }) => (
                <EndableList
                  items={items.filter((share) => share.kind === kind)}
                  none={t(`sharing.${kind}.none`)}
                  used={usedOf(
                    items.filter((share) => share.kind === kind && !hasExpired(share, now)).length,
                    limits[kind],
                  )}
                  factsOf={shareFacts}
                  problemOf={inactiveOf}
                  end={{
                    label: t('sharing.end'),
                    title: (name) => name,
                    warning: t('sharing.endDescription'),
                    doneText: t('sharing.ended'),
                    act: (id) => ask(sharingEndpoints.revokeShare, { params: { id } }),
                    queryKey: sharingKey,
                  }}
                />
              )}
            </Loaded>
          </SectionCard>
        ))}
        <SectionCard title={t('sharing.exports.title')} description={t('sharing.exports.description')}>
          <Loaded source={exports} waiting={waiting}>
            {({ items, limit }) => (
              <EndableList
                items={items}
                none={t('sharing.exports.none')}
                used={usedOf(items.length, limit)}
                factsOf={exportFacts}
                problemOf={problemOf}
                end={{
                  label: t('sharing.exports.stop'),
                  title: (name) => name,
                  warning: t('sharing.exports.stopDescription'),
                  doneText: t('sharing.exports.stopped'),
                  act: (id) => ask(sharingEndpoints.stopExport, { params: { id } }),
                  queryKey: sharingKey,
                }}
              />
            )}
          </Loaded>
        </SectionCard>
      </Stack>
    </>
  );
}

function useShareFacts(): (share: Share) => string[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { ago, ahead } = useRelativeTime();
  const now = useNow();
  return (share) => [
    t('sharing.opens', { count: share.opens, n: format.count(share.opens) }),
    ...(share.lastOpenedAt ? [t('sharing.lastOpened', { when: ago(share.lastOpenedAt) })] : []),
    hasExpired(share, now)
      ? t('sharing.hasRunOut')
      : share.expiresAt === null
        ? t('sharing.hasNoEnd')
        : t('sharing.endsIn', { when: ahead(share.expiresAt) }),
  ];
}

/** An expired share takes no place in the plan. */
function hasExpired({ expiresAt }: Share, now: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now;
}

function useExportFacts(): (scheduled: ScheduledExport) => string[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { ago } = useRelativeTime();
  return ({ every, format: kind, inactiveReason, nextAt, lastSentAt }) => [
    t(`sharing.exports.every.${every}`),
    t(`export.format.${kind}`),
    ...(inactiveReason === null ? [t('sharing.exports.next', { when: format.dateTime(nextAt) })] : []),
    ...(lastSentAt ? [t('sharing.exports.last', { when: ago(lastSentAt) })] : []),
  ];
}
