import KeyIcon from '@mui/icons-material/KeyOutlined';
import MailIcon from '@mui/icons-material/MailOutlineOutlined';
import PasswordIcon from '@mui/icons-material/PasswordOutlined';
import SvgIcon from '@mui/material/SvgIcon';

/** `id` is a provider's id, or the SDK's `password` or `emailLink`. */
export function ProviderIcon({ id }: { id: string }) {
  if (id === 'google.com') return <GoogleIcon />;
  if (id === 'password') return <PasswordIcon fontSize="small" />;
  if (id === 'emailLink') return <MailIcon fontSize="small" />;
  return <KeyIcon fontSize="small" />;
}

/** A ring with a bar, in the colour of the text. */
function GoogleIcon() {
  return (
    <SvgIcon fontSize="small" viewBox="0 0 24 24">
      <path
        d="M20.5 12h-8M17.9 17.6A8.3 8.3 0 1 1 17.6 6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M20.5 12a8.3 8.3 0 0 1-2.6 5.6" fill="none" stroke="currentColor" strokeWidth="2.6" />
    </SvgIcon>
  );
}
