import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { newestLink, outboxQuery } from '../../api/outbox.ts';
import { useConfig } from '../../api/use-config.ts';
import { LocalBox } from './local-box.tsx';

/** In local mode: the link of the newest mail to this address, which no mail program would show. */
export function LocalMail({ email }: { email: string }) {
  const { t } = useTranslation();
  const isLocal = useConfig()?.isLocal === true;
  const outbox = useQuery({ ...outboxQuery(), enabled: isLocal });
  if (!isLocal) return null;

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
