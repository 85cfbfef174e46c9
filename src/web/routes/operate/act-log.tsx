import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { OperateList } from './operate-list.tsx';
import { actsQuery } from './operate-queries.ts';

/** The operators' acts, newest first. */
export function ActLog() {
  const { t } = useTranslation();
  const format = useFormat();
  const [asked, setAsked] = useState({ q: '', page: 0 });
  return (
    <OperateList
      label={t('operate.tab.log')}
      searchLabel={t('operate.log.search')}
      empty={t('operate.log.none')}
      asked={asked}
      onAsk={setAsked}
      source={useQuery(actsQuery(asked))}
      columns={[t('operate.log.at'), t('operate.log.who'), t('operate.log.what'), t('operate.log.whom')]}
      row={(act) => [
        format.dateTime(act.at),
        act.operator ? (
          <bdi key="who" dir="ltr">
            {act.operator}
          </bdi>
        ) : (
          t(act.isCommand ? 'operate.log.command' : 'operate.log.gone')
        ),
        t(`operate.log.kind.${act.kind}`),
        <bdi key="whom" dir="ltr">
          {act.subject ?? '–'}
        </bdi>,
      ]}
    />
  );
}
