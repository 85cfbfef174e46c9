import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

type Named = { id: string; name: string };

type Props<Item> = {
  items: readonly Item[];
  /** The text for an empty list; otherwise `used` says how many of how many. */
  none: string;
  used: string;
  icon?: ReactNode;
  besideName?: (item: Item) => ReactNode;
  factsOf: (item: Item) => string[];
  /** What stopped it from working. */
  problemOf?: (item: Item) => string | null;
  end: {
    label: string;
    title: (name: string) => string;
    /** What ending it causes. */
    warning: string;
    doneText: string;
    act: (id: string) => Promise<void>;
    /** The queries to refetch afterwards. */
    queryKey: QueryKey;
  };
};

/** A list of named things that the user made, each with a button that ends it. */
export function EndableList<Item extends Named>({ items, none, used, end, ...shown }: Props<Item>) {
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState<Item | null>(null);
  const around = useKeptFocus<HTMLDivElement>(items.length);
  const ended = useMutation({
    mutationFn: end.act,
    onSuccess: () => {
      toast.success(end.doneText);
      setEnding(null);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: end.queryKey }),
  });
  const leave = () => {
    ended.reset();
    setEnding(null);
  };
  return (
    <Stack ref={around} tabIndex={-1} sx={{ gap: 2 }}>
      {items.length > 0 && (
        <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {items.map((item) => (
            <Row key={item.id} item={item} endLabel={end.label} onEnd={() => setEnding(item)} {...shown} />
          ))}
        </Stack>
      )}
      <Typography variant="body2" color="textSecondary">
        {items.length > 0 ? used : none}
      </Typography>
      <ConfirmDialog
        isOpen={ending !== null}
        title={end.title(ending?.name ?? '')}
        confirmLabel={end.label}
        color="error"
        isLoading={ended.isPending}
        error={ended.error}
        onConfirm={() => ending && ended.mutate(ending.id)}
        onCancel={leave}
      >
        {end.warning}
      </ConfirmDialog>
    </Stack>
  );
}

type RowProps<Item> = Pick<Props<Item>, 'icon' | 'besideName' | 'factsOf' | 'problemOf'> & {
  item: Item;
  endLabel: string;
  onEnd: () => void;
};

function Row<Item extends Named>(props: RowProps<Item>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { item, icon, endLabel } = props;
  const problem = props.problemOf?.(item);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
      {icon && <Box sx={{ display: 'grid', color: 'text.secondary' }}>{icon}</Box>}
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{item.name}</bdi> {props.besideName?.(item)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {format.facts(props.factsOf(item))}
        </Typography>
        {problem && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {problem}
          </Alert>
        )}
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={t('common.endNamed', { act: endLabel, name: item.name })}
        onClick={props.onEnd}
      >
        {endLabel}
      </Button>
    </Box>
  );
}
