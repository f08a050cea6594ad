// As in main.tsx: strict mode mounts everything twice, so this catches effects that are not safe to repeat.
import { configure } from '@testing-library/react';

configure({ reactStrictMode: true });
