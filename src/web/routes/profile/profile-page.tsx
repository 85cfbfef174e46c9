import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/user.ts';
import { userInfoQuery } from '../../api/user-info.ts';
import { logOut } from '../../auth/sign-out.ts';
import { ErrorBlock } from '../../components/error-block.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { UserAvatar } from '../../components/user-avatar.tsx';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { useLanguage } from '../../settings/use-settings.ts';

export function ProfilePage() {
  const { t } = useTranslation();
  const info = useQuery(userInfoQuery());
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <Card sx={{ maxWidth: 640, p: { xs: 2.5, sm: 3 } }}>
        {info.data ? (
          <Facts info={info.data} />
        ) : info.error ? (
          <ErrorBlock error={info.error} onRetry={() => void info.refetch()} />
        ) : (
          <Skeleton variant="rounded" height={292} />
        )}
      </Card>
    </>
  );
}

function Facts({ info }: { info: UserInfo }) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const stores = { used: format.count(info.storesUsed), limit: format.count(info.storeLimit) };
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <UserAvatar name={info.name ?? info.email} image={info.avatar} px={56} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h5" component="p">
            {info.name ?? t('profile.noName')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <bdi dir="ltr">{info.email}</bdi>
          </Typography>
        </Box>
      </Box>
      <Box component="dl" sx={{ m: 0, mb: 3 }}>
        <Fact term={t('profile.plan')}>
          {t(`plan.${info.plan}`)}
          <LinkButton to="/billing" size="small" sx={{ marginInlineStart: 1, my: -0.75 }}>
            {t('profile.changePlan')}
          </LinkButton>
        </Fact>
        <Fact term={t('profile.stores')}>{t('profile.storesUsed', stores)}</Fact>
        <Fact term={t('profile.memberFor')}>
          {info.daysSinceJoined === 0 ? t('profile.today') : t('profile.days', { count: info.daysSinceJoined })}
        </Fact>
        <Fact term={t('profile.language')}>{LANGUAGE_NAMES[language]}</Fact>
      </Box>
      <Button variant="outlined" onClick={() => void logOut()}>
        {t('profile.logout')}
      </Button>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        py: 1.25,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography component="dt" variant="body2" sx={{ width: { xs: 120, sm: 160 }, color: 'text.secondary' }}>
        {term}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}
