import { useId } from 'react';
import { Link } from 'react-router';
import { product as text } from '#wording/storefront/product.ts';
import type { Question } from './questions-of.ts';

/** What buyers ask before they order, each answer folded away; made on the server, and open without a script. */
export function Questions({ questions }: { questions: Question[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="page product-part">
      <h2 id={id}>{text.questions}</h2>
      <div>
        {questions.map(({ question, answer, link }) => (
          <details key={question} className="fold">
            <summary>{question}</summary>
            <p className="max-w-prose pb-4">
              {answer}{' '}
              {link && (
                <Link to={link.to} className="link">
                  {link.label}
                </Link>
              )}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
