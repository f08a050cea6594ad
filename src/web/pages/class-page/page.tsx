import { useParams } from 'wouter';
import { readClassCode } from '#shared/class-code.ts';
import { ClassCode } from './class-code.tsx';
import { ClassPage } from './class-page.tsx';

/** `/c/<code>`, where pupils sign in by their pictures, and `/c`, where the code is typed (D10). */
export default function SignInPage() {
  const { code: typed = '' } = useParams<{ code?: string }>();
  const code = readClassCode(typed);
  return code === null ? <ClassCode typed={typed} /> : <ClassPage key={code} code={code} />;
}
