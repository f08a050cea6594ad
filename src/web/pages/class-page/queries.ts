// Calls of the class page. Nothing of it is cached on the device: its answers name a class.
import { useQuery } from '@tanstack/react-query';
import type { CallOf } from '#shared/contract/endpoint.ts';
import { signIn } from '#shared/contract/sign-in.ts';
import { call } from '../../data/api.ts';
import { rememberClassCode, scannedToken } from '../../data/class-page.ts';
import { useSignInBy } from '../../data/queries.ts';

/** Who can sign in on a class page; asked anew each time it is opened. */
export function useSignInPage(code: string) {
  return useQuery({
    queryKey: ['sign-in-page', code],
    queryFn: () =>
      call(signIn.getSignInPage, { params: { code }, query: { token: scannedToken() } }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** A function that signs in; no mutation, because its 401 does not end the session of somebody who is still signed in. */
export function useSignInByPictures() {
  const signInBy = useSignInBy();
  return (body: CallOf<typeof signIn.signInByPictures>['body']) =>
    signInBy(async () => {
      const user = await call(signIn.signInByPictures, { body });
      rememberClassCode(body.code);
      return user;
    });
}
