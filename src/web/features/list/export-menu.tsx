import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TOTAL_CAP } from '#contract/list.ts';
import { FILE_FORMATS, type FileFormat } from '#contract/sharing/file-call.ts';
import { BusyButton, BusyIconButton } from '../../components/busy-button.tsx';
import { problemText } from '../../components/error/problem-text.ts';
import { LazyMenu } from '../../components/lazy-overlays.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { part } from '../../navigation/load-page.ts';
import { callOf, type FileSource, saveFile } from './file-source.ts';

const ShareDialog = part(() => import('../sharing/share-dialog.tsx'), 'ShareDialog');
const ScheduleDialog = part(() => import('../sharing/schedule-dialog.tsx'), 'ScheduleDialog');

type Props = {
  source: FileSource;
  /** The name under which it is shared or mailed. Without it, the file can only be saved. */
  name?: string;
  /** Of the rows, a file has only the first TOTAL_CAP. */
  isCapped?: boolean;
  /** Shows only an icon, labelled with what it exports. */
  small?: 'chart' | 'list';
};

/** Saves a whole list, or a chart's days, as a file; or shares it by address, or sends it regularly by mail. */
export function ExportMenu({ source, name, isCapped = false, small }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<'address' | 'mail' | null>(null);
  const saving = useMutation({ mutationFn: (type: FileFormat) => saveFile(source, type) });
  // the palette presses the button with an empty mark, and one marked `part` only if there is no other
  const opened = {
    'data-export': small === 'list' ? 'part' : '',
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
  } as const;
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const kept = { target: callOf(source), suggestedName: name ?? '', onClose: () => setAsked(null) };
  return (
    <>
      {small ? (
        <BusyIconButton
          {...opened}
          size="small"
          aria-label={t(`export.${small}`)}
          isBusy={saving.isPending}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <FileDownload fontSize="small" />
        </BusyIconButton>
      ) : (
        <BusyButton
          {...opened}
          size="small"
          color="inherit"
          startIcon={<FileDownload />}
          isBusy={saving.isPending}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {t('export.title')}
        </BusyButton>
      )}
      <LazyMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {FILE_FORMATS.map((type) => (
          <MenuItem key={type} onClick={choose(() => saving.mutate(type))}>
            {t(`export.format.${type}`)}
          </MenuItem>
        ))}
        {name !== undefined && <Divider component="li" role="presentation" />}
        {name !== undefined && <MenuItem onClick={choose(() => setAsked('address'))}>{t('export.address')}</MenuItem>}
        {name !== undefined && <MenuItem onClick={choose(() => setAsked('mail'))}>{t('export.mail')}</MenuItem>}
        {isCapped && (
          <Typography component="li" role="presentation" variant="caption" sx={{ px: 2, pt: 1, maxWidth: 280 }}>
            {t('export.capped', { n: format.count(TOTAL_CAP) })}
          </Typography>
        )}
      </LazyMenu>
      {saving.error && (
        <Alert severity="error" onClose={() => saving.reset()} sx={{ flexBasis: '100%' }}>
          {problemText(t, saving.error).title}
        </Alert>
      )}
      <Suspense>
        {asked === 'address' && <ShareDialog kind="list" {...kept} />}
        {asked === 'mail' && <ScheduleDialog {...kept} />}
      </Suspense>
    </>
  );
}
