import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { publicPath } from '../../navigation/public-path.ts';
import { useLanguage } from '../../settings/use-settings.ts';

export function HelpCard() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Box sx={{ p: 2, borderRadius: 1.5, bgcolor: 'surface.sunken' }}>
      <Typography variant="subtitle2" component="h2">
        {t('help.card.title')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
        {t('help.card.description')}
      </Typography>
      <Button
        href={publicPath('/help', language)}
        target="_blank"
        rel="noopener"
        size="small"
        variant="outlined"
        fullWidth
        endIcon={<OpenInNew fontSize="small" />}
      >
        {t('help.card.action')}
      </Button>
    </Box>
  );
}
