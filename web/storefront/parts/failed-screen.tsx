import { Link } from 'react-router';
import { kit } from '#wording/kit.ts';
import { layout } from '#wording/storefront/layout.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import OfflineDrawing from '../../ui/drawings/offline.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Quote } from '../../ui/error-page.tsx';
import { SearchHere } from './nothing-here.tsx';
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
      action={
        <>
          <Button onClick={() => location.reload()}>{text.again}</Button>
          <ButtonLink to="/shop/all" kind="quiet">
            {layout.all}
          </ButtonLink>
          <ButtonLink to="/" kind="quiet">
            {text.home}
          </ButtonLink>
          <Link to="/contact" className="link inline-flex min-h-11 items-center px-2">
            {layout.contact}
          </Link>
        </>
      }
    >
      <p>{text.text}</p>
      <Quote />
      <SearchHere />
    </EmptyState>
    <Suggestions />
  </div>
);
