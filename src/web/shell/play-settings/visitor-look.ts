import { visitorSettings } from '../../data/visitor-settings.ts';
import { dressPage } from './look.ts';

export function dressForVisitor(): void {
  dressPage(visitorSettings());
}
