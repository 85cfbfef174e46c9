import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { BriefPreview as Preview } from '#contract/messages/brief.ts';

/** The mail as text. */
export function BriefPreview({ preview: { subject, text, isEmpty } }: { preview: Preview }) {
  const { t } = useTranslation();
  return (
    <>
      {isEmpty && <Alert severity="info">{t('briefs.wouldBeEmpty')}</Alert>}
      <Box
        component="section"
        aria-label={t('briefs.preview')}
        tabIndex={0}
        sx={{ p: 2, maxHeight: 360, overflow: 'auto', borderRadius: 1, bgcolor: 'surface.sunken' }}
      >
        <Typography variant="subtitle2" dir="auto">
          {subject}
        </Typography>
        <Typography variant="body2" dir="auto" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
    </>
  );
}
