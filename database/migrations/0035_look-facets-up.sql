-- Each value is looked up by its index, however few there were when the statement was planned: a session that imports ten thousand
-- products keeps the plan of the first, and read all values for each of them.
CREATE OR REPLACE FUNCTION set_facets() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT SET enable_seqscan = off AS $$
BEGIN
  IF NEW.attributes = '{}' THEN
    NEW.facets := '{}';
    NEW.stated := '{}';
    RETURN NEW;
  END IF;
  INSERT INTO attribute_values (key, value, number)
  SELECT * FROM stated_values(NEW.attributes) AS stated
  WHERE (SELECT id FROM attribute_values AS known WHERE known.key = stated.key AND known.value = stated.value) IS NULL
  ORDER BY key, value
  ON CONFLICT DO NOTHING;
  NEW.facets := ARRAY(
    SELECT (SELECT id FROM attribute_values AS known WHERE known.key = stated.key AND known.value = stated.value) AS id
    FROM stated_values(NEW.attributes) AS stated ORDER BY id);
  NEW.stated := stated_words(NEW.category, NEW.attributes);
  RETURN NEW;
END $$;
