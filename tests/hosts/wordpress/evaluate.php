<?php
// Runs code in WordPress and prints its result as JSON.
// Usage: evaluate.php <folder> <code>
list( , $folder, $code ) = $argv;
$_SERVER['HTTP_HOST'] = 'localhost';
require $folder . '/wp-load.php';
wp_set_current_user( 1 );
echo "\n" . wp_json_encode( eval( $code ) );
