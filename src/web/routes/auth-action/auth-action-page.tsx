export function AuthActionPage() {
  return null;
}
