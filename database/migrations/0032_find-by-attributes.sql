ALTER TABLE "products" ADD COLUMN "stated" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- What a product states as people write it: '0.28 g', 'Tan', and of yes or no the label where it is yes. Of those that its page
-- shows; a number without a unit says nothing alone.
CREATE FUNCTION stated_words(of_category category, stated jsonb) RETURNS text[]
  LANGUAGE sql STABLE SET search_path FROM CURRENT AS $$
  SELECT coalesce(array_agg(said.words ORDER BY known.position, known.key), '{}')
  FROM jsonb_each(stated) AS one(key, value)
  JOIN attributes AS known ON known.key = one.key AND NOT known.retired AND of_category = ANY (known.categories)
  CROSS JOIN LATERAL (
    SELECT CASE known.kind
      WHEN 'yes-no' THEN CASE WHEN one.value = 'true' THEN known.label END
      WHEN 'number' THEN CASE WHEN known.unit <> '' THEN (one.value #>> '{}') || ' ' || known.unit END
      WHEN 'choices' THEN (SELECT string_agg(choice, ' | ') FROM jsonb_array_elements_text(one.value) AS choice)
      ELSE one.value #>> '{}' END AS words) AS said
  WHERE said.words IS NOT NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION set_facets() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF NEW.attributes = '{}' THEN
    NEW.facets := '{}';
    NEW.stated := '{}';
    RETURN NEW;
  END IF;
  INSERT INTO attribute_values (key, value, number)
  SELECT * FROM stated_values(NEW.attributes) AS stated
  WHERE NOT EXISTS (SELECT FROM attribute_values AS known WHERE known.key = stated.key AND known.value = stated.value)
  ORDER BY key, value
  ON CONFLICT DO NOTHING;
  NEW.facets := ARRAY(
    SELECT id FROM stated_values(NEW.attributes) AS stated JOIN attribute_values USING (key, value) ORDER BY id);
  NEW.stated := stated_words(NEW.category, NEW.attributes);
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER products_set_facets ON products;
--> statement-breakpoint
CREATE TRIGGER products_set_facets BEFORE INSERT OR UPDATE OF attributes, category ON products
  FOR EACH ROW EXECUTE FUNCTION set_facets();
--> statement-breakpoint
UPDATE "products" SET "attributes" = "attributes" WHERE "attributes" <> '{}';--> statement-breakpoint
-- PostgreSQL before 17 can't change the expression of a column: it is made anew there, with its indexes.
DO $$
BEGIN
  IF current_setting('server_version_num')::int >= 170000 THEN
    EXECUTE 'ALTER TABLE products ALTER COLUMN search SET EXPRESSION AS (product_terms(title, category, features || stated, description))';
  ELSE
    ALTER TABLE products DROP COLUMN search;
    ALTER TABLE products ADD COLUMN search tsvector GENERATED ALWAYS AS (product_terms(title, category, features || stated, description)) STORED NOT NULL;
    CREATE INDEX products_search ON products USING gin (search) WITH (fastupdate=false);
    CREATE INDEX products_search_sample ON products USING gin (search) WITH (fastupdate=false) WHERE products.id < '2';
  END IF;
END $$;
--> statement-breakpoint
INSERT INTO "search_words" ("word", "place")
  SELECT split_part(word, '/', 1), max(CASE split_part(word, '/', 2) WHEN 'h' THEN 3 WHEN 'c' THEN 3 WHEN 't' THEN 2 WHEN 'f' THEN 1 ELSE 0 END)
  FROM ts_stat('SELECT search FROM products') GROUP BY 1
  ON CONFLICT ("word") DO UPDATE SET "place" = excluded."place" WHERE search_words."place" < excluded."place";--> statement-breakpoint
INSERT INTO "list_versions" ("tag", "version") VALUES ('search words', 1), ('searches', 1)
  ON CONFLICT ("tag") DO UPDATE SET "version" = list_versions."version" + 1;
