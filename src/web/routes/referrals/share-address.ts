export const SHARE_TARGETS = ['email', 'whatsapp', 'telegram', 'x', 'linkedin'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];

type Message = { link: string; text: string };

/** An address that opens a new message with the link in a service. The user decides whether to send it. */
export function shareAddress(target: ShareTarget, { link, text }: Message): string {
  const [url, words, both] = [link, text, `${text} ${link}`].map(encodeURIComponent);
  const addresses: Record<ShareTarget, string> = {
    email: `mailto:?subject=${words}&body=${both}`,
    whatsapp: `https://wa.me/?text=${both}`,
    telegram: `https://t.me/share/url?url=${url}&text=${words}`,
    x: `https://x.com/intent/post?text=${words}&url=${url}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  };
  return addresses[target];
}
