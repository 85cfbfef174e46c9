import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import { download } from '../../api/download.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { ProblemMessage } from '../../components/error/problem-message.tsx';
import { SectionCard } from '../../components/page/section-card.tsx';
import { KeptDays } from './kept-days.tsx';

export function DataSection() {
  const { t } = useTranslation();
  const fetching = useMutation({
    mutationFn: () =>
      download(accountEndpoints.getUserData, {}, `tillwatch-data-${new Date().toISOString().slice(0, 10)}.json`),
  });
  return (
    <SectionCard title={t('profile.data.title')} description={t('profile.data.description')}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        {fetching.error && <ProblemMessage error={fetching.error} />}
        <BusyButton
          variant="outlined"
          startIcon={<DownloadIcon />}
          isBusy={fetching.isPending}
          onClick={() => fetching.mutate()}
        >
          {t('profile.data.action')}
        </BusyButton>
        <KeptDays />
      </Stack>
    </SectionCard>
  );
}
