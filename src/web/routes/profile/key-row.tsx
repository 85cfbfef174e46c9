import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PersonalKey } from '#contract/personal-key.ts';
import { useRelativeTime } from '../../features/period/use-relative-time.ts';
import { useFormat } from '../../i18n/use-format.ts';

type Props = { personalKey: PersonalKey; onRevoke: () => void };

export function KeyRow({ personalKey: key, onRevoke }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ago } = useRelativeTime();
  const facts = [
    t(key.mayWrite ? 'profile.keys.writes' : 'profile.keys.reads'),
    t('profile.keys.calls', { count: key.callsPerMinute }),
    key.lastUsedAt ? t('profile.keys.lastUsed', { when: ago(key.lastUsedAt) }) : t('profile.keys.neverUsed'),
  ];
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
      <Box sx={{ display: 'grid', color: 'text.secondary' }}>
        <KeyIcon />
      </Box>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{key.name}</bdi>{' '}
          <Typography
            component="bdi"
            dir="ltr"
            variant="body2"
            sx={{ fontFamily: 'monospace', color: 'text.secondary' }}
          >
            {key.beginning}…
          </Typography>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {format.facts(facts)}
        </Typography>
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        onClick={onRevoke}
        aria-label={t('profile.keys.revokeNamed', { name: key.name })}
      >
        {t('profile.keys.revoke')}
      </Button>
    </Box>
  );
}
