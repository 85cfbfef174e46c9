import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../components/problem-text.ts';

/** Saves what a list shows, all pages of it, as a file for spreadsheets. */
export function CsvButton({ save }: { save: () => Promise<void> }) {
  const { t } = useTranslation();
  const saving = useMutation({ mutationFn: save });
  return (
    <>
      <Button
        // the palette presses it too
        data-csv
        size="small"
        color="inherit"
        startIcon={<FileDownload />}
        loading={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {t('list.csv')}
      </Button>
      {saving.error && (
        <Alert severity="error" onClose={() => saving.reset()} sx={{ flexBasis: '100%' }}>
          {problemText(t, saving.error).title}
        </Alert>
      )}
    </>
  );
}
