import ComputerIcon from '@mui/icons-material/ComputerOutlined';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Session } from '#contract/account/session.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { useRelativeTime } from '../../features/period/use-relative-time.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { deviceName } from './device-name.ts';

type Props = { session: Session; isEnding: boolean; onEnd: () => void };

export function SessionRow({ session, isEnding, onEnd }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ago } = useRelativeTime();
  const { browser, system } = deviceName(session.userAgent);
  const isPhone = system === 'iOS' || system === 'Android';
  const device = format.facts([browser, system]) || t('profile.sessions.unknown');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
      <Box sx={{ display: 'grid', color: 'text.secondary' }}>{isPhone ? <PhoneIcon /> : <ComputerIcon />}</Box>
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{device}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('profile.sessions.lastUsed', { when: ago(session.lastUsedAt) })}
        </Typography>
      </Box>
      {session.isCurrent ? (
        <Chip size="small" label={t('profile.sessions.current')} color="success" variant="outlined" />
      ) : (
        <BusyButton
          size="small"
          variant="outlined"
          color="inherit"
          isBusy={isEnding}
          onClick={onEnd}
          aria-label={t('profile.sessions.endNamed', { device })}
        >
          {t('profile.sessions.end')}
        </BusyButton>
      )}
    </Box>
  );
}
