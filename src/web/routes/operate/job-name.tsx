import { useTranslation } from 'react-i18next';

/** What a job does, and its name as the log writes it. */
export function JobName({ name }: { name: string }) {
  const { t } = useTranslation();
  const words = t(`operate.state.job.${name}`, { defaultValue: '' });
  return (
    <>
      {words && `${words} `}
      <bdi dir="ltr">
        <code>{name}</code>
      </bdi>
    </>
  );
}
