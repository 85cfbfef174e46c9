import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure-of.ts';
import { userInfoQuery } from '../../api/user-info.ts';
import { Unanswered } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/page/header.tsx';
import { accountQuery } from '../../features/account/account-query.ts';
import { ConfirmIdentity } from '../../features/account/identity/confirm-identity.tsx';
import { AssistantsSection } from './assistants-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { EmailSection } from './email-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import { KeysSection } from './keys-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProvidersSection } from './providers-section.tsx';
import { ReviewSection } from './review-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SummaryCard } from './summary-card.tsx';

export function ProfilePage() {
  const { t } = useTranslation();
  const info = useQuery(userInfoQuery());
  const account = useQuery(accountQuery());
  const failed = [info, account].find((source) => failureOf(source));
  return (
    <>
      <PageHeader title={t('profile.title')} description={t('profile.description')} />
      <Stack sx={{ gap: 2.5, maxWidth: { xs: 960, xxl: 1 } }}>
        {failed ? (
          <Card>
            <Unanswered source={failed} waiting={null} />
          </Card>
        ) : info.data && account.data ? (
          <ConfirmIdentity>
            <SummaryCard info={info.data} />
            <Box
              sx={{
                display: 'grid',
                gap: 2.5,
                gridTemplateColumns: { xxl: 'repeat(2, minmax(0, 1fr))' },
                alignItems: 'start',
              }}
            >
              <Sections>
                <NameSection account={account.data} info={info.data} />
                <EmailSection account={account.data} />
                <PasswordSection account={account.data} />
                <ProvidersSection account={account.data} />
                <SecondFactorSection account={account.data} />
                <FiguresSection />
              </Sections>
              <Sections>
                <SessionsSection />
                <KeysSection />
                <AssistantsSection />
                <ReviewSection name={account.data.name} />
                <DataSection />
                <DeleteSection />
              </Sections>
            </Box>
          </ConfirmIdentity>
        ) : (
          [148, 196, 220, 260].map((height) => <Skeleton key={height} variant="rounded" height={height} />)
        )}
      </Stack>
    </>
  );
}

/** One of two columns on wide screens. */
function Sections({ children }: { children: ReactNode }) {
  return <Stack sx={{ gap: 2.5, minWidth: 0 }}>{children}</Stack>;
}
