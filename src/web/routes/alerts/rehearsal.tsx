import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type AlertRehearsal, type AlertRehearsalBody, isOfStores } from '#contract/messages/alert.ts';
import { Loaded } from '../../components/loaded.tsx';
import { usePause } from '../../components/use-pause.ts';
import { rehearsalQuery } from '../../features/alert/alert-queries.ts';
import { useAlertText } from '../../features/alert/use-alert-text.ts';
import { useFormat } from '../../i18n/use-format.ts';

const SHOWN_CASES = 5;
const PAUSE_MS = 600;

/** How often a rule would have rung in the last 90 days, and on what. */
export function Rehearsal({ rule }: { rule: AlertRehearsalBody | null }) {
  const asked = usePause(JSON.stringify(rule), PAUSE_MS);
  const settled: AlertRehearsalBody | null = JSON.parse(asked);
  if (settled === null) return null;
  return <Rehearsed rule={settled} />;
}

function Rehearsed({ rule }: { rule: AlertRehearsalBody }) {
  const rehearsal = useQuery(rehearsalQuery(rule));
  return (
    <Loaded source={rehearsal} waiting={<Skeleton variant="rounded" height={72} />}>
      {(data) => <RehearsalResult rehearsal={data} isOfStores={isOfStores(rule.filterList)} />}
    </Loaded>
  );
}

function RehearsalResult({ rehearsal, isOfStores: areStores }: { rehearsal: AlertRehearsal; isOfStores: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = useAlertText();
  const { rang, messages, cases, isCut, matchesNow } = rehearsal;
  return (
    <Alert severity="info" icon={false} aria-live="polite">
      <Typography variant="subtitle2">
        {rang === 0
          ? t('alerts.rehearsedNone')
          : format.facts([
              t('alerts.rehearsed', { count: rang, n: format.count(rang) }),
              t('alerts.inMessages', { count: messages, n: format.count(messages) }),
            ])}
      </Typography>
      {isCut && <Typography variant="body2">{t('alerts.rehearsedCut')}</Typography>}
      <Sample rehearsal={rehearsal} />
      {matchesNow !== null && (
        <Typography variant="body2">
          {t(areStores ? 'alerts.storesMatchNow' : 'alerts.matchesNow', {
            count: matchesNow,
            n: format.count(matchesNow),
          })}{' '}
          {t('alerts.matchesHint')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
        {cases.slice(0, SHOWN_CASES).map((one) => (
          <Typography component="li" variant="body2" key={`${one.at} ${one.storeId} ${one.productId}`}>
            {format.facts([
              // a figure's text names its days
              one.detail.from === null && format.utcDay(one.at),
              one.detail.title ?? one.detail.storeName,
              text.happened(one),
            ])}
          </Typography>
        ))}
      </Box>
    </Alert>
  );
}

/** Which part of the subject was tried, and since when. */
function Sample({ rehearsal: { sample, knownSince } }: { rehearsal: AlertRehearsal }) {
  const { t } = useTranslation();
  const format = useFormat();
  const counted = (n: number, of: number) => ({ count: of, n: format.count(n), of: format.count(of) });
  const isOfProducts = sample !== null && sample.products !== null && sample.of !== null;
  return (
    <>
      {knownSince && (
        <Typography variant="body2">{t('alerts.knownSince', { day: format.utcDay(knownSince) })}</Typography>
      )}
      {sample && (
        <Typography variant="body2">
          {isOfProducts && t('alerts.rehearsedSample', counted(sample.products!, sample.of!))}{' '}
          {sample.stores &&
            t(
              isOfProducts ? 'alerts.rehearsedStores' : 'alerts.rehearsedStoreSample',
              counted(sample.stores.tried, sample.stores.of),
            )}
        </Typography>
      )}
    </>
  );
}
