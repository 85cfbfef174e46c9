import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { practiceHistoryQuery } from './get-history.ts';

const ASK_EVERY_MS = 2_000;
/** How often to retry without an answer. */
const TRY_EVERY_MS = 30_000;

/**
 * Local mode: the progress while the practice stores' past is being read. It stands at the end of the page and stays in
 * sight, so that the page does not move when it comes and goes.
 */
export function PracticeHistory() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery({
    ...practiceHistoryQuery,
    // once it is complete, no other begins before the next start
    refetchInterval: ({ state: { data, status } }) =>
      data?.share === null ? false : status === 'error' ? TRY_EVERY_MS : ASK_EVERY_MS,
    retry: false,
  });
  const share = data?.share ?? null;
  if (share === null) return null;
  const text = t('store.practice.history', { share: format.percent(Math.floor(share * 100) / 100) });
  return (
    <Alert
      severity="info"
      variant="outlined"
      role="presentation"
      sx={{
        position: 'sticky',
        insetBlockEnd: 8,
        // like the cookie banner: above the page's content but below menus and dialogs
        zIndex: 'fab',
        mt: 3,
        bgcolor: 'surface.raised',
        boxShadow: 8,
        '& .MuiAlert-message': { flexGrow: 1 },
      }}
    >
      {text}
      <LinearProgress variant="determinate" value={share * 100} aria-label={text} sx={{ mt: 1, maxWidth: 480 }} />
    </Alert>
  );
}
