import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { ProblemCode } from '#contract/problem.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { sharingKey } from '../../features/sharing/sharing-queries.ts';
import { useFormat } from '../../i18n/use-format.ts';

type Named = { id: string; name: string; target: string };

type Props<Item> = {
  items: readonly Item[];
  limit: number;
  none: string;
  factsOf: (item: Item) => string[];
  /** The code of what kept it from its work. */
  problemOf?: (item: Item) => string | null;
  endLabel: string;
  endedText: string;
  /** What ending it means. */
  warning: string;
  end: (id: string) => Promise<void>;
};

/** What was made, by its name, each with a way to end it. */
export function EndableList<Item extends Named>(props: Props<Item>) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState<Item | null>(null);
  const end = useMutation({
    mutationFn: props.end,
    onSuccess: () => {
      toast.success(props.endedText);
      setEnding(null);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sharingKey }),
  });
  const { items, limit, factsOf, problemOf, endLabel } = props;
  return (
    <Stack sx={{ gap: 2 }}>
      {items.length === 0 && <Typography color="textSecondary">{props.none}</Typography>}
      {items.length > 0 && (
        <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {items.map((item) => {
            const problem = ProblemCode.safeParse(problemOf?.(item)).data;
            return (
              <Box
                key={item.id}
                component="li"
                sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}
              >
                <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                    <bdi>{item.name}</bdi>
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {format.facts(factsOf(item))}
                  </Typography>
                  {problem && (
                    <Alert severity="warning" sx={{ mt: 1 }}>
                      {t('sharing.exports.notSent', { why: t(`error.${problem}.title`) })}
                    </Alert>
                  )}
                </Box>
                <Button
                  size="small"
                  variant="outlined"
                  color="inherit"
                  aria-label={t('sharing.endNamed', { act: endLabel, name: item.name })}
                  onClick={() => setEnding(item)}
                >
                  {endLabel}
                </Button>
              </Box>
            );
          })}
        </Stack>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('sharing.used', { used: format.count(items.length), limit: format.count(limit) })}
      </Typography>
      <ConfirmDialog
        isOpen={ending !== null}
        title={t('sharing.endTitle', { name: ending?.name ?? '' })}
        confirmLabel={endLabel}
        color="error"
        isLoading={end.isPending}
        error={end.error}
        onConfirm={() => ending && end.mutate(ending.id)}
        onCancel={() => setEnding(null)}
      >
        {props.warning}
      </ConfirmDialog>
    </Stack>
  );
}
