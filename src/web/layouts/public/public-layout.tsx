import { Outlet } from 'react-router';

export function PublicLayout() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
