import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sharingEndpoints } from '#contract/endpoints/sharing.ts';
import { type ScheduledExport, SHARE_KINDS, type Share } from '#contract/share.ts';
import { ask } from '../../api/client.ts';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useRelativeTime } from '../../features/period/use-relative-time.ts';
import { scheduledExportsQuery, sharesQuery } from '../../features/sharing/sharing-queries.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { SectionCard } from '../profile/section-card.tsx';
import { EndableList } from './endable-list.tsx';

/** What I let others see, and the lists that I am sent. */
export function SharingPage() {
  const { t } = useTranslation();
  const shares = useQuery(sharesQuery());
  const exports = useQuery(scheduledExportsQuery());
  const shareFacts = useShareFacts();
  const exportFacts = useExportFacts();
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
                  limit={limits[kind]}
                  none={t(`sharing.${kind}.none`)}
                  factsOf={shareFacts}
                  endLabel={t('sharing.end')}
                  endedText={t('sharing.ended')}
                  warning={t('sharing.endDescription')}
                  end={(id) => ask(sharingEndpoints.revokeShare, { params: { id } })}
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
                limit={limit}
                none={t('sharing.exports.none')}
                factsOf={exportFacts}
                problemOf={({ problem }) => problem}
                endLabel={t('sharing.exports.stop')}
                endedText={t('sharing.exports.stopped')}
                warning={t('sharing.exports.stopDescription')}
                end={(id) => ask(sharingEndpoints.stopExport, { params: { id } })}
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
  return ({ opens, lastOpenedAt, expiresAt }) => [
    t('sharing.opens', { count: opens, n: format.count(opens) }),
    ...(lastOpenedAt ? [t('sharing.lastOpened', { when: ago(lastOpenedAt) })] : []),
    expiresAt === null
      ? t('sharing.untilTakenBack')
      : Date.parse(expiresAt) > Date.now()
        ? t('sharing.endsIn', { when: ahead(expiresAt) })
        : t('sharing.hasRunOut'),
  ];
}

function useExportFacts(): (scheduled: ScheduledExport) => string[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { ago } = useRelativeTime();
  return ({ every, format: kind, nextAt, lastSentAt }) => [
    t(`sharing.exports.every.${every}`),
    t(`export.format.${kind}`),
    t('sharing.exports.next', { when: format.dateTime(nextAt) }),
    ...(lastSentAt ? [t('sharing.exports.last', { when: ago(lastSentAt) })] : []),
  ];
}
