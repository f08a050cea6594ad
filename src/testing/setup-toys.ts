// As in main.tsx: what must happen once happens once although React mounts everything twice.
import { configure } from '@testing-library/react';

configure({ reactStrictMode: true });
