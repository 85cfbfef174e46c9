import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CopiedText } from '../../components/copied-text.tsx';

/** The address for assistants, and how to use it. */
export function AssistantAddress({ address }: { address: string }) {
  const { t } = useTranslation();
  const howId = useId();
  return (
    <>
      <CopiedText label={t('profile.assistants.address')} text={address} />
      <Box>
        <Typography id={howId} sx={{ fontWeight: 600 }}>
          {t('profile.assistants.how')}
        </Typography>
        <Box component="ol" aria-labelledby={howId} sx={{ my: 0.5, paddingInlineStart: 3 }}>
          <li>{t('profile.assistants.step1')}</li>
          <li>{t('profile.assistants.step2')}</li>
          <li>{t('profile.assistants.step3')}</li>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t('profile.assistants.byKey')}
        </Typography>
      </Box>
    </>
  );
}
