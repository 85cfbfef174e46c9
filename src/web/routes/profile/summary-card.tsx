import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account/user.ts';
import { useIsBillingOn } from '../../api/use-config.ts';
import { logOut } from '../../auth/sign-out.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { TextLink } from '../../navigation/text-link.tsx';

/** A summary of my account. Name and address are below, where they can be changed. */
export function SummaryCard({ info }: { info: UserInfo }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isBillingOn = useIsBillingOn();
  const stores = { used: format.count(info.storesUsed), limit: format.count(info.storeLimit) };
  return (
    <Card
      sx={{
        p: { xs: 2.5, sm: 3.5 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 5,
        rowGap: 2.5,
      }}
    >
      <Box component="dl" sx={{ flex: '1 1 260px', display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 2, m: 0 }}>
        <Fact term={t('profile.plan')}>
          {t(`plan.${info.plan}`)}
          {isBillingOn && (
            <TextLink to="/billing" sx={{ marginInlineStart: 1.5, typography: 'body2' }}>
              {t('profile.changePlan')}
            </TextLink>
          )}
        </Fact>
        <Fact term={t('profile.stores')}>{t('profile.storesUsed', stores)}</Fact>
        <Fact term={t('profile.memberFor')}>
          {info.daysSinceJoined === 0 ? t('profile.today') : t('profile.days', { count: info.daysSinceJoined })}
        </Fact>
      </Box>
      <Button variant="outlined" onClick={() => void logOut()}>
        {t('profile.logout')}
      </Button>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {term}
      </Typography>
      <Typography component="dd" sx={{ m: 0, mt: 0.25, fontWeight: 600 }}>
        {children}
      </Typography>
    </Box>
  );
}
