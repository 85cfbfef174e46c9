import NotificationAdd from '@mui/icons-material/NotificationAddOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { FilterList } from '#contract/messages/alert.ts';
import { Hint } from '../../components/hint.tsx';
import { AppLink } from '../../navigation/app-link.tsx';

type Props = { name: string } & ({ storeId: string; productId?: string } | { filter: string; filterList: FilterList });

/** Links to a new alert on a store or product of mine, or on a saved filter. */
export function AlertLink({ name, ...subject }: Props) {
  const { t } = useTranslation();
  const label = t('alerts.newFor', { name });
  return (
    <Hint title={label}>
      <IconButton
        component={AppLink}
        size="small"
        to={`/alerts?${new URLSearchParams({ new: 'true', name, ...subject })}`}
        aria-label={label}
      >
        <NotificationAdd fontSize="small" />
      </IconButton>
    </Hint>
  );
}
