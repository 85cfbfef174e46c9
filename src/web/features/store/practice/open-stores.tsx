import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { ask } from '../../../api/client.ts';
import { userInfoQuery } from '../../../api/user-info.ts';
import { BusyButton } from '../../../components/busy-button.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { AddProblem } from '../add/problem.tsx';
import { useRefreshStores } from '../store-keys.ts';
import { usePracticeStores } from './use-stores.ts';

/** Local mode: tracks as many practice stores as the plan has room for, with one click. */
export function OpenPracticeStores() {
  const { t } = useTranslation();
  const format = useFormat();
  const refresh = useRefreshStores();
  const { data: stores = [] } = usePracticeStores();
  const { data: info } = useQuery(userInfoQuery());
  const places = info ? info.storeLimit - info.storesUsed : 0;
  const chosen = stores.slice(0, places);
  const open = useMutation({
    mutationFn: async () => {
      for (const { url } of chosen) await ask(storeEndpoints.addStore, { body: { url } });
    },
    // even after an error, some may have been added
    onSettled: refresh,
  });
  if (chosen.length === 0) return null;
  return (
    <div>
      <BusyButton variant="outlined" fullWidth isBusy={open.isPending} onClick={() => open.mutate()}>
        {t('stores.add.practice.open', { count: chosen.length, n: format.count(chosen.length) })}
      </BusyButton>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
        {t('store.practice.explanation')}
      </Typography>
      {open.error && <AddProblem error={open.error} onLeave={() => {}} />}
    </div>
  );
}
