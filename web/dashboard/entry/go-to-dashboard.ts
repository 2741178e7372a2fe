import { redirect } from 'react-router';

/** Where the footer's three clicks lead: to the staff sign-in (decisions.md section 2). */
export const loader = () => redirect('/login-admin');
