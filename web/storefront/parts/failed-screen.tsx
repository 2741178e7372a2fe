import { kit } from '#wording/kit.ts';
import { reload } from '../../browser/reload.ts';
import { Button } from '../../ui/button.tsx';
import OfflineDrawing from '../../ui/drawings/offline.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Quote } from '../../ui/error-page.tsx';
import { SearchHere, WaysOn } from './nothing-here.tsx';
import { Suggestions } from './suggestions.tsx';

const text = kit.error;

/** The ways on of an address that nothing stands at, and another try first. What sells best is asked for by itself. */
export const FailedScreen = () => (
  <div className="page">
    <title>{text.title}</title>
    <EmptyState
      drawing={<OfflineDrawing className="h-auto w-44 max-w-full desk:w-60" />}
      heading="h1"
      title={text.title}
      action={<WaysOn first={<Button onClick={reload}>{text.again}</Button>} />}
    >
      <p>{text.text}</p>
      <Quote />
      <SearchHere />
    </EmptyState>
    <Suggestions />
  </div>
);
