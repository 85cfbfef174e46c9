import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { newestLink, outboxQuery } from '../../../api/outbox.ts';
import { useConfig } from '../../../api/use-config.ts';
import { LocalBox } from './local-box.tsx';

/**
 * For servers that send no mail. In local mode it shows the link of the newest mail to this address. Elsewhere it says
 * whom to ask for the link.
 */
export function LocalMail({ email }: { email: string }) {
  const { t } = useTranslation();
  const config = useConfig();
  const isLocal = config?.isLocal === true;
  const outbox = useQuery({ ...outboxQuery(), enabled: isLocal });
  if (!isLocal) {
    if (config?.mail !== 'folder') return null;
    return (
      <Alert severity="warning" variant="outlined" sx={{ mt: 3 }}>
        {t('verify.unsent')}
      </Alert>
    );
  }

  const link = newestLink(outbox.data ?? [], email);
  if (!link) return <LocalBox>{t('verify.local.waiting')}</LocalBox>;
  return (
    <LocalBox
      action={
        <Button href={link} variant="outlined" size="small">
          {t('verify.local.action')}
        </Button>
      }
    >
      {t('verify.local.description')}
    </LocalBox>
  );
}
