import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { emailCheckQuery } from './check.ts';

/**
 * Advice below a typed address: a likely typing error, a domain without mail, a throw-away address. It never blocks the
 * form.
 */
export function EmailAdvice({ email, onCorrect }: { email: string; onCorrect: (email: string) => void }) {
  const { t } = useTranslation();
  const { data } = useQuery(emailCheckQuery(email));
  const { suggestion } = data ?? {};
  return (
    <Typography
      variant="body2"
      component="div"
      role="status"
      // the space is reserved, so that a button under the pointer does not move when the advice appears
      sx={{ color: 'text.secondary', mt: 0.5, minHeight: '1lh', mb: -1 }}
    >
      {suggestion ? (
        <Trans
          i18nKey="emailAdvice.didYouMean"
          components={{
            suggestion: (
              <Button
                size="small"
                onClick={() => onCorrect(suggestion)}
                sx={{ verticalAlign: 'baseline', px: 0.75, my: -1 }}
              >
                <bdi dir="ltr">{suggestion}</bdi>
              </Button>
            ),
          }}
        />
      ) : data && !data.valid ? (
        t('emailAdvice.noMail')
      ) : data?.disposable ? (
        t('emailAdvice.disposable')
      ) : null}
    </Typography>
  );
}
