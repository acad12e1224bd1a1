import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Code<Props> = Promise<{ default: ComponentType<Props> }>;

/** A component that the app can do without. If its code does not load, `instead` or nothing is shown. */
export function lazyOptional<Props>(
  load: () => Code<Props>,
  instead: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().catch((error: unknown) => {
      console.warn('an optional part of the app did not load', error);
      return { default: instead };
    }),
  );
}

const Nothing = () => null;
