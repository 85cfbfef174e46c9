import Email from '@mui/icons-material/EmailOutlined';
import IosShare from '@mui/icons-material/IosShareOutlined';
import LinkedIn from '@mui/icons-material/LinkedIn';
import Telegram from '@mui/icons-material/Telegram';
import WhatsApp from '@mui/icons-material/WhatsApp';
import X from '@mui/icons-material/X';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CopiedText } from '../../components/copied-text.tsx';
import { Hint } from '../../components/hint.tsx';
import { SHARE_TARGETS, shareAddress } from './share-address.ts';

const ICONS = { email: Email, whatsapp: WhatsApp, telegram: Telegram, x: X, linkedin: LinkedIn };

/** My link, and ways to share it. Nothing is loaded from these services before a button is pressed. */
export function LinkCard({ link, code }: { link: string; code: string }) {
  const { t } = useTranslation();
  const text = t('referrals.link.message');
  // the promise rejects if the user closes the sheet, which is not an error
  const share = () => navigator.share({ url: link, text }).catch(() => {});
  return (
    <Card component="section" aria-labelledby="referral-link">
      <CardContent>
        <Typography id="referral-link" variant="h5" component="h2">
          {t('referrals.link.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
          {t('referrals.link.code')}{' '}
          <bdi dir="ltr">
            <code>{code}</code>
          </bdi>
        </Typography>
        <CopiedText label={t('referrals.link.label')} text={link} isMain />
        <Stack
          direction="row"
          role="group"
          aria-label={t('referrals.link.share')}
          sx={{ mt: 1.5, gap: 0.5, flexWrap: 'wrap', marginInlineStart: -1 }}
        >
          {SHARE_TARGETS.map((target) => {
            const Icon = ICONS[target];
            const label = t(`referrals.link.shareBy.${target}`);
            return (
              <Hint key={target} title={label}>
                <IconButton
                  component="a"
                  href={shareAddress(target, { link, text })}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={label}
                >
                  <Icon fontSize="small" />
                </IconButton>
              </Hint>
            );
          })}
          {'share' in navigator && (
            <Button size="small" color="inherit" startIcon={<IosShare />} onClick={() => void share()}>
              {t('referrals.link.shareBy.device')}
            </Button>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}
