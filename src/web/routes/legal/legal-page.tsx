import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { operatorBlank } from '#contract/page-blanks.ts';
import { useFormat } from '../../i18n/use-format.ts';

type Props = { name: 'terms' | 'privacy' | 'refund' | 'cookies'; before?: ReactNode };

/** When the texts last changed. Update it with them. */
const CHANGED_AT = '2026-11-21T00:00:00Z';

/** A legal text: a template whose operator name and address the server fills in. */
export function LegalPage({ name, before }: Props) {
  const { t } = useTranslation('article');
  const format = useFormat();
  const operator = {
    name: operatorBlank('name', t('legal.unset.name')),
    address: operatorBlank('address', t('legal.unset.address')),
    email: operatorBlank('email', t('legal.unset.email')),
  };
  const sections = t(`legal.${name}.sections`, { returnObjects: true, operator });
  return (
    <Container maxWidth="md" sx={{ py: { xs: 5, md: 8 } }}>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
        {t(`legal.${name}.title`)}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('legal.changed', { date: format.utcDay(CHANGED_AT) })}
      </Typography>
      {before}
      <Alert severity="warning" role="note" sx={{ mt: 3 }}>
        {t('legal.template')}
      </Alert>
      {sections.map(({ title, text }) => (
        <Box component="section" key={title} sx={{ mt: 5, maxWidth: '68ch' }}>
          <Typography variant="h4" component="h2">
            {title}
          </Typography>
          {text.map((paragraph) => (
            <Typography key={paragraph} sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
      ))}
    </Container>
  );
}
