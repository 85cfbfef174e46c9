import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operateEndpoints } from '#contract/endpoints/operate.ts';
import { ask } from '../../api/client.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ActMenu } from './act-menu.tsx';
import { OperateList } from './operate-list.tsx';
import { mailsQuery } from './operate-queries.ts';

const COLOR = { waiting: 'info', retrying: 'warning', 'given-up': 'error' } as const;

export function MailList() {
  const { t } = useTranslation();
  const format = useFormat();
  const [asked, setAsked] = useState({ q: '', page: 0 });
  return (
    <OperateList
      label={t('operate.tab.mail')}
      searchLabel={t('operate.mail.search')}
      empty={t('operate.mail.none')}
      asked={asked}
      onAsk={setAsked}
      source={useQuery(mailsQuery(asked))}
      columns={[
        t('operate.mail.to'),
        t('operate.mail.subject'),
        t('operate.mail.state'),
        t('operate.mail.queued'),
        t('operate.mail.answer'),
        t('operate.acts'),
      ]}
      row={(mail) => [
        <bdi key="to" dir="ltr">
          {mail.to}
        </bdi>,
        <span key="subject" dir="auto">
          {mail.subject}
        </span>,
        <Chip
          key="state"
          size="small"
          variant="outlined"
          color={COLOR[mail.state]}
          label={t(`operate.mail.is.${mail.state}`)}
        />,
        format.dateTime(mail.queuedAt),
        <Box key="answer" component="bdi" dir="ltr" sx={{ display: 'block', minWidth: 200, whiteSpace: 'normal' }}>
          {mail.answer ?? '–'}
        </Box>,
        <ActMenu
          key="acts"
          name={mail.to}
          acts={[
            {
              key: 'send',
              label: t('operate.mail.act.send'),
              question: t('operate.mail.ask.send', { name: mail.to }),
              work: () => ask(operateEndpoints.sendMailAgain, { params: { id: mail.id } }),
            },
          ]}
        />,
      ]}
    />
  );
}
