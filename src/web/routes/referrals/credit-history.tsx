import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CreditEntry } from '#contract/billing/referral.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** All credits earned and spent. */
export function CreditHistory({ history, plan }: { history: CreditEntry[]; plan: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (history.length === 0) return null;
  const what = ({ kind, months, startsAt, until }: CreditEntry) => {
    const given = { count: months, n: format.count(months), plan };
    if (kind === 'earned' || !startsAt || !until) return t('referrals.history.earned', given);
    return t('referrals.history.spent', { ...given, from: format.date(startsAt), until: format.date(until) });
  };
  return (
    <section aria-labelledby="credit-history">
      <Typography id="credit-history" variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {t('referrals.history.title')}
      </Typography>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, px: 2.5, py: 1 }}>
        {history.map((entry) => (
          <Box
            key={`${entry.at} ${entry.kind}`}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, py: 1 }}
          >
            <Typography variant="body2">{what(entry)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {format.date(entry.at)}
            </Typography>
          </Box>
        ))}
      </Card>
    </section>
  );
}
