import { useState } from 'react';
import { useNavigate } from 'react-router';
import { frame } from '#wording/dashboard/frame.ts';
import { post } from '../../browser/api.ts';
import { notify } from '../../ui/notify.tsx';
import { forgetLists } from '../lists/memory.ts';
import { forgetNewOrders } from './new-orders.ts';

/** Ends the staff session and goes to /. */
export function useLogout() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const logout = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await post('/logout-admin', {});
    setBusy(false);
    if (answer.status !== 200) return notify(frame.logoutFailed, { tone: 'bad' });
    forgetLists();
    forgetNewOrders();
    navigate('/');
  };
  return { busy, logout };
}
