import { useTranslation } from 'react-i18next';
import { SEND_ERRORS } from '#contract/messages/channel.ts';

/** Why a message was not sent: in words, or as the network reported it. */
export function SendError({ error }: { error: string }) {
  const { t } = useTranslation();
  const known = SEND_ERRORS.find((one) => one === error);
  return known ? ` ${t(`channels.error.${known}`)}` : <bdi dir="ltr"> {error}</bdi>;
}
