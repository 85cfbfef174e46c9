import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

const STATES = ['unasked', 'untold', 'accepted', 'refused'] as const;

/** Accepts, refuses and withdraws; `islands/offer-cookie-choice.ts` makes it work. */
export function CookieChoice() {
  const { t } = useTranslation('article');
  return (
    <Card component="section" aria-labelledby="your-choice" data-cookie-choice sx={{ mt: 4, p: 3 }}>
      <Typography variant="h4" component="h2" id="your-choice">
        {t('legal.choice.title')}
      </Typography>
      <noscript>
        <Typography sx={{ mt: 1 }}>{t('legal.choice.noScript')}</Typography>
      </noscript>
      <Box className="needs-js">
        <Box role="status" sx={{ mt: 1 }}>
          {STATES.map((state) => (
            <Typography key={state} data-state={state} hidden>
              {t(`legal.choice.${state}`)}
            </Typography>
          ))}
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            mt: 2,
            // the script disables them without React, so MUI's own style does not apply
            '& :disabled': { color: 'action.disabled', borderColor: 'action.disabledBackground' },
          }}
        >
          <Button variant="outlined" data-choice="accepted">
            {t('legal.choice.accept')}
          </Button>
          <Button variant="outlined" data-choice="refused">
            {t('legal.choice.refuse')}
          </Button>
          <Button variant="outlined" data-choice="none">
            {t('legal.choice.withdraw')}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
