import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account/user.ts';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import { ask } from '../../api/client.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { UserAvatar } from '../../components/user-avatar.tsx';
import { FormFailure } from '../../features/account/form-failure.tsx';
import { PICTURE_FILES, squarePicture } from './square-picture.ts';
import { useAccountChange } from './use-account-change.ts';

/** Shows the picture, and replaces or removes it. */
export function PictureField({ info }: { info: UserInfo }) {
  const { t } = useTranslation();
  const { change, isChanging, failure } = useAccountChange();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // reset, so that the same file can be chosen again
    target.value = '';
    if (!file) return;
    const put = async () => ask(accountEndpoints.setAccountPicture, { file: await squarePicture(file) });
    await change(put, t('profile.picture.saved'));
  };
  const remove = async () => {
    const isGone = await change(() => ask(accountEndpoints.removeAccountPicture, {}), t('profile.picture.removed'));
    // the remove button is gone, so the focus moves
    if (isGone) chooser.current?.focus();
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormFailure message={failure} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <UserAvatar name={info.name ?? info.email} image={info.avatar} px={72} />
        <Box sx={{ flex: '1 1 220px' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <BusyButton ref={chooser} variant="outlined" isBusy={isChanging} onClick={() => input.current?.click()}>
              {t(info.avatar ? 'profile.picture.replace' : 'profile.picture.add')}
            </BusyButton>
            {info.avatar && (
              <Button color="inherit" disabled={isChanging} onClick={() => void remove()}>
                {t('profile.picture.remove')}
              </Button>
            )}
          </Box>
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {t('profile.picture.hint')}
          </Typography>
        </Box>
      </Box>
      <input ref={input} type="file" accept={PICTURE_FILES} hidden onChange={(event) => void choose(event)} />
    </Box>
  );
}
