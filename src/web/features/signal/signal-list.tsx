import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SignalState, StoreSignal } from '#contract/store.ts';
import { Details } from '../../components/details.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useEvidenceText } from './use-evidence-text.ts';
import { useSignalSentences } from './use-signal-sentences.ts';

const COLOR = {
  alive: 'success',
  probing: 'info',
  silent: 'default',
  refused: 'warning',
} as const satisfies Record<SignalState, string>;

type Signal = Omit<StoreSignal, 'since'> & { since?: string };

/** The signals of a store, each with its state and the evidence for it. */
export function SignalList({ signals }: { signals: readonly Signal[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const evidenceText = useEvidenceText();
  const sentences = useSignalSentences();
  if (signals.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('signal.none')}
      </Typography>
    );
  }
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2.5 }}>
      {signals.map((signal) => (
        <li key={`${signal.kind} ${signal.source}`}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography component="h3" variant="subtitle2">
              {t(`signal.kind.${signal.kind}`)}
            </Typography>
            <Chip
              size="small"
              variant="outlined"
              color={COLOR[signal.state]}
              label={t(`signal.state.${signal.state}`)}
            />
          </Stack>
          <Typography variant="body2" sx={{ mt: 0.5, maxWidth: '72ch' }}>
            {t(`signal.meaning.${signal.kind}`)}
          </Typography>
          {sentences(signal).map((sentence) => (
            <Typography key={sentence} variant="body2" sx={{ mt: 0.5, maxWidth: '72ch' }}>
              {sentence}
            </Typography>
          ))}
          <Details>
            {format.facts([
              t(`signal.source.${signal.source}`, { defaultValue: signal.source }),
              signal.since && t('signal.since', { date: format.utcDay(signal.since) }),
              ...evidenceText(signal.evidence),
            ])}
          </Details>
        </li>
      ))}
    </Stack>
  );
}
