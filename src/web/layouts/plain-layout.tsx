import Box from '@mui/material/Box';
import { Outlet } from 'react-router';

/** A screen by itself, the error screens say. */
export function PlainLayout() {
  return (
    <Box component="main">
      <Outlet />
    </Box>
  );
}
