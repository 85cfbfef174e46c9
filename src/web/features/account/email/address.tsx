/** An e-mail address in running text, left to right in every language. */
export function Address({ email }: { email: string }) {
  return (
    <bdi dir="ltr">
      <strong>{email}</strong>
    </bdi>
  );
}
